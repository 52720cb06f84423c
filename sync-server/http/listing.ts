/** A whole list in the format of the list calls, as one page. */
export function listing<Name extends string, Item>(name: Name, items: Item[]) {
  return {
    _embedded: { [name]: items } as { [name in Name]: Item[] },
    page: { number: 0, size: items.length, totalPages: 1 },
  }
}
