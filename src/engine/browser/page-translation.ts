/**
 * Keeps React's tree right while a browser translates the page.
 *
 * Chrome and others put a `<font>` in the place of each text node that they translate, and either move the node into it
 * or take the node out of the page. React remembers the node under its old parent: removing it, or inserting before it,
 * throws there, and an error while React changes the page takes the whole screen away
 * (https://github.com/facebook/react/issues/11538). A text that React changes would stay as it was translated.
 *
 * The `<font>` stands in for its text node here: it is removed for it, and is the place to insert before. A node that
 * React changes comes back into the page, where the browser translates it anew. React itself never makes a `<font>`.
 */
export function guardPageTranslation(): void {
  const { removeChild, insertBefore } = Node.prototype
  /** Of each text node that was taken out of the page: the element in its place. */
  const standIns = new WeakMap<Node, ChildNode>()
  const taken = new WeakSet<Node>()
  const page = new MutationObserver(follow)
  // Text nodes outside the page are observed one by one.
  const texts = new MutationObserver(follow)
  page.observe(document, { childList: true, subtree: true })

  function follow(records: readonly MutationRecord[]): void {
    for (const record of records) {
      if (record.type === 'characterData') restore(record.target)
      for (const node of record.removedNodes) {
        if (node.nodeType !== Node.TEXT_NODE) continue
        if (node.parentNode === null) noteStandIn(node, record)
        removeEmpty(record.target)
      }
      for (const node of record.addedNodes) {
        // Moved by React, or restored by the browser: its translation has to go.
        if (standIns.has(node) && node.parentNode !== null) forget(node)?.remove()
      }
    }
  }

  function followAll(): void {
    follow([...page.takeRecords(), ...texts.takeRecords()])
  }

  function noteStandIn(text: Node, { addedNodes, previousSibling, nextSibling }: MutationRecord): void {
    const standIn = [...addedNodes, previousSibling, nextSibling].find(
      (node) => node !== null && isWrapper(node) && node.parentNode !== null && !taken.has(node),
    ) as ChildNode | undefined
    if (!standIn) return
    standIns.set(text, standIn)
    taken.add(standIn)
    texts.observe(text, { characterData: true })
  }

  function forget(text: Node): ChildNode | undefined {
    const standIn = standIns.get(text)
    standIns.delete(text)
    return standIn
  }

  function restore(text: Node): void {
    if (text.parentNode === null) forget(text)?.replaceWith(text)
  }

  Node.prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    if (child.parentNode === this) return removeChild.call(this, child) as T
    followAll()
    const parent = child.parentNode
    if (parent === null) forget(child)?.remove()
    else {
      removeChild.call(parent, child)
      removeEmpty(parent)
    }
    return child
  }

  Node.prototype.insertBefore = function <T extends Node>(this: Node, child: T, next: Node | null): T {
    if (!next || next.parentNode === this) return insertBefore.call(this, child, next) as T
    followAll()
    let place: Node | null | undefined = next.parentNode ? next : standIns.get(next)
    while (place && place.parentNode !== this) place = place.parentNode
    return insertBefore.call(this, child, place ?? null) as T
  }
}

function isWrapper(node: Node): node is HTMLElement {
  return node.nodeName === 'FONT'
}

/** Removes a wrapper that holds nothing, with those around it. */
function removeEmpty(node: Node): void {
  let empty: Node | null = node
  while (empty && isWrapper(empty) && !empty.hasChildNodes()) {
    const parent: Node | null = empty.parentNode
    empty.remove()
    empty = parent
  }
}
