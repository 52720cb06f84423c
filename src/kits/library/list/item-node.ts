import type { createLeafComponent } from 'react-aria-components'

type NodeClass = Exclude<Parameters<typeof createLeafComponent>[0], string>
type LibraryNode = InstanceType<NodeClass>

/**
 * What react-aria's collection keeps of an item. The library makes such a class itself where a component gives only the
 * name `item`, but another one for each item at every render: for ten thousand items that takes twenty times as long.
 */
export class ItemNode implements LibraryNode {
  static readonly type = 'item'
  readonly type = 'item'
  readonly key: LibraryNode['key']
  readonly value: unknown = null
  readonly level: number = 0
  readonly hasChildNodes: boolean = false
  readonly rendered: LibraryNode['rendered'] = null
  readonly textValue: string = ''
  readonly index: number = 0
  readonly parentKey: LibraryNode['parentKey'] = null
  readonly prevKey: LibraryNode['prevKey'] = null
  readonly nextKey: LibraryNode['nextKey'] = null
  readonly firstChildKey: LibraryNode['firstChildKey'] = null
  readonly lastChildKey: LibraryNode['lastChildKey'] = null
  readonly props: unknown = {}
  readonly colSpan: number | null = null
  readonly colIndex: number | null = null

  constructor(key: LibraryNode['key']) {
    this.key = key
  }

  /** An item of this list has none. */
  get childNodes(): never[] {
    return []
  }

  clone(): this {
    return Object.assign(new ItemNode(this.key), this)
  }

  filter(...[from, to, isWanted]: Parameters<LibraryNode['filter']>): ItemNode | null {
    if (!isWanted(this.textValue, this)) return null
    const kept = this.clone()
    to.addDescendants(kept, from)
    return kept
  }
}
