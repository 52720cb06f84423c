import { type ForwardedRef, type RefObject, useContext, useRef, useState } from 'react'
import { createLeafComponent, type Key, ListStateContext } from 'react-aria-components'
import { flushSync } from 'react-dom'
import type { Template } from '#kits/design/templates/templates-read.ts'
import { ItemNode } from '#kits/library/list/item-node.ts'
import { LiveRow, type RowActions } from '#kits/library/list/LiveRow.tsx'
import { relayTo } from '#kits/library/list/relayed-events.ts'
import { isScrolling } from '#kits/library/list/scrolling.ts'
import { ErrorRegion } from '#ui/errors/ErrorRegion.tsx'
import styles from '../shown/Market.module.css'
import type { Market } from '../shown/useMarket.ts'
import { TemplateCard } from './TemplateCard.tsx'

interface Props {
  /** Key of the card in its list. */
  id: number
  /** By which typing finds it. */
  textValue: string
  template: Template
  market: Market
}

type Node = Parameters<typeof LiveRow>[0]['node']

/** A card as an item of a grid that arrow keys move through. */
export const TemplateCell = createLeafComponent(
  ItemNode,
  (props: Props, _: ForwardedRef<HTMLDivElement>, node: Node) => <Cell {...props} node={node} />,
)

/** Events of a cell, and what answers them once the library's part of it is there. */
function relay() {
  const actions: RefObject<RowActions | null> = { current: null }
  return { actions, events: relayTo(actions) }
}

/** Dozens a second are made while the user scrolls: the library's part of one comes when it is touched or gets the focus. */
function Cell({ template, market, node }: Props & { node: Node }) {
  const selection = useContext(ListStateContext)?.selectionManager
  const [touched, setTouched] = useState<Key | null>(null)
  const cell = useRef<HTMLDivElement>(null)
  const [{ actions, events }] = useState(relay)
  const { key } = node
  const isFocused = selection?.focusedKey === key
  const isLive = isFocused || touched === key
  return (
    // biome-ignore lint/a11y/useSemanticElements: a row of a grid that is no table
    <div
      ref={cell}
      role="row"
      aria-label={template.name}
      aria-rowindex={node.index + 1}
      tabIndex={isFocused ? 0 : -1}
      className={styles.cell}
      data-key={key}
      data-live={isLive || undefined}
      {...events}
      // Before the row gets the press itself.
      onPointerDownCapture={() => flushSync(() => setTouched(key))}
      onPointerMove={() => {
        if (!isLive && !isScrolling()) setTouched(key)
      }}
      onFocus={(event) => {
        if (actions.current) events.onFocus?.(event)
        else selection?.setFocusedKey(key)
      }}
    >
      {/* biome-ignore lint/a11y/useFocusableInteractive: the focus is on the row */}
      {/* biome-ignore lint/a11y/useSemanticElements: a cell of a grid that is no table */}
      <div role="gridcell" aria-colindex={1} className={styles.inCell}>
        <ErrorRegion shows="line">
          <TemplateCard template={template} market={market} />
        </ErrorRegion>
      </div>
      {isLive && <LiveRow key={key} node={node} row={cell} actions={actions} />}
    </div>
  )
}
