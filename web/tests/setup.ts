// What the test environment lacks of a browser.
import { vi } from "vitest";

const media = (query: string): unknown => ({ media: query, matches: false, addEventListener: vi.fn() });
vi.stubGlobal("matchMedia", vi.fn(media));
