/** The book is prepared by the press that opens a menu with it. What fails here is shown where the book is opened. */
export function prepareBookAhead(): void {
  import('./prepare-book.ts').then(({ prepareBook }) => prepareBook()).catch(() => undefined)
}
