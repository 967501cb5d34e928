/** Drawings in files of their own: fetched once, and from then on used by `<use>` like any others. */

const fetched = new Map<string, Promise<void>>();

async function bring(url: string): Promise<void> {
  const answer = await fetch(url);
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  const holder = document.createElement("template");
  holder.innerHTML = await answer.text();
  document.body.prepend(holder.content);
}

/** Resolves when the drawings of these files can be used; one that failed is asked for again the next time. */
export const sprites = (urls: readonly string[]): Promise<void[]> =>
  Promise.all(
    urls.map((url) => {
      const known = fetched.get(url);
      if (known) return known;
      const coming = bring(url);
      fetched.set(url, coming);
      coming.catch(() => fetched.delete(url));
      return coming;
    }),
  );
