import {
  type ComponentProps,
  type ContextType,
  memo,
  type RefObject,
  useContext,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'
import { CollectionRendererContext, type Rect } from 'react-aria-components'
import styles from '../shown/Market.module.css'
import { CardLayout, type Range } from './card-layout.ts'

type Renderer = ContextType<typeof CollectionRendererContext>
type RootProps = ComponentProps<Renderer['CollectionRoot']>
type Node = RootProps['collection'] extends Iterable<infer Item> ? Item : never

interface ShownPart {
  /** Of the list, in px. */
  readonly width: number
  readonly range: Range
}

const nowhere: ShownPart = { width: 0, range: { first: 0, last: 0 } }

/**
 * Lets react-aria's grid render only the cards around the window. Its own `Virtualizer` renders the list with every event
 * of scrolling; here React has work only when a card comes or goes.
 */
export function cardWindow(layout: CardLayout): Renderer {
  return { isVirtualized: true, layoutDelegate: layout, CollectionRoot: AllCards, CollectionBranch: NoCards }
}

function AllCards({ collection, persistedKeys, scrollRef }: RootProps) {
  const { layoutDelegate } = useContext(CollectionRendererContext)
  if (!(layoutDelegate instanceof CardLayout)) throw new Error('cards are outside of their window')
  return <Cards layout={layoutDelegate} nodes={collection} kept={persistedKeys ?? null} list={scrollRef} />
}

/** No card has cards in it. */
function NoCards() {
  return null
}

interface CardsProps {
  layout: CardLayout
  nodes: Iterable<Node>
  /** Keys of what stays wherever it is, as what has the focus. */
  kept: ReadonlySet<Node['key']> | null
  list: RefObject<HTMLElement | null> | undefined
}

function Cards({ layout, nodes, kept, list }: CardsProps) {
  const cards = useMemo(() => [...nodes], [nodes])
  const keys = useMemo(() => cards.map(({ key }) => key), [cards])
  const [{ width, range }, setPlace] = useState(nowhere)
  const rects = layout.place({ keys, width })
  const bottom = Math.max(0, ...rects.slice(-1).map(({ maxY }) => maxY))
  useLayoutEffect(() => {
    const element = list?.current
    if (!element) return
    let last = nowhere
    const look = () => {
      const { top, width } = element.getBoundingClientRect()
      layout.place({ keys, width })
      const range = layout.rangeIn(last.range, Math.max(0, -top), Math.max(0, innerHeight - top))
      if (width === last.width && range === last.range) return
      last = { width, range }
      setPlace(last)
    }
    look()
    const resized = new ResizeObserver(look)
    resized.observe(element)
    const ended = new AbortController()
    addEventListener('scroll', look, { capture: true, passive: true, signal: ended.signal })
    addEventListener('resize', look, { signal: ended.signal })
    return () => {
      resized.disconnect()
      ended.abort()
    }
  }, [layout, keys, list])
  const shown = new Set(keys.slice(range.first, range.last).map((_, at) => range.first + at))
  for (const key of kept ?? []) {
    const at = layout.positionOf(key)
    if (at !== undefined) shown.add(at)
  }
  return (
    <div role="presentation" style={{ height: bottom }}>
      {Array.from(shown, (at) => {
        const [card, rect] = [cards[at], rects[at]]
        return card && rect && <PlacedCard key={card.key} node={card} rect={rect} />
      })}
    </div>
  )
}

/** Rendered again only where it is another card, or at another place. */
const PlacedCard = memo(function PlacedCard({ node, rect }: { node: Node; rect: Rect }) {
  const { x, y, width, height } = rect
  return (
    <div role="presentation" className={styles.place} style={{ left: x, top: y, width, height }}>
      {node.render?.(node)}
    </div>
  )
})
