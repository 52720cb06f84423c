/** What changed between two texts, in whole words. */
export type DiffWords = (
  before: string,
  after: string,
) => readonly { readonly kind: 'same' | 'removed' | 'added'; readonly text: string }[]
