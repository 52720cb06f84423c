/** Word diff of two texts. Passed in by the route, because it lives in another feature. */
export type DiffWords = (
  before: string,
  after: string,
) => readonly { readonly kind: 'same' | 'removed' | 'added'; readonly text: string }[]
