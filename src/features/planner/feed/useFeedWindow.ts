import { type RefObject, useEffect, useState } from 'react'
import { channelFacts } from '#model/planner/channels.ts'
import { feedChannel, feedColumns } from '#model/planner/feed.ts'

/** Rows that are rendered beyond the window, and at most: 60 cells. */
const beyond = 3
const most = 20
/** Px of a row until the width is known. */
const firstHeight = 200

export interface FeedWindow {
  readonly rowHeight: number
  /** The rows that are rendered, from one to before the other. */
  readonly from: number
  readonly to: number
  readonly onScroll: () => void
  /** Scrolls a row into the window, where it is not. */
  readonly reveal: (row: number) => void
}

/** Which of so many rows are rendered. `list` lies in `scroller`, as high as all of them. */
export function useFeedWindow(
  scroller: RefObject<HTMLElement | null>,
  list: RefObject<HTMLElement | null>,
  rows: number,
): FeedWindow {
  const [size, setSize] = useState({ width: 0, height: 0 })
  const [top, setTop] = useState(0)
  const rowHeight = heightOf(size.width)
  const hasRows = rows > 0

  useEffect(() => {
    const [outer, inner] = [scroller.current, list.current]
    if (!outer || !inner || !hasRows) return
    const measure = () => setSize({ width: inner.clientWidth, height: outer.clientHeight })
    const observer = new ResizeObserver(measure)
    observer.observe(outer)
    observer.observe(inner)
    return () => observer.disconnect()
  }, [scroller, list, hasRows])

  const onScroll = () => {
    const [outer, inner] = [scroller.current, list.current]
    if (outer && inner) setTop(Math.max(0, Math.floor((outer.scrollTop - inner.offsetTop) / rowHeight)))
  }
  const reveal = (row: number) => {
    const [outer, inner] = [scroller.current, list.current]
    if (!outer || !inner) return
    const start = inner.offsetTop + row * rowHeight
    if (start < outer.scrollTop) outer.scrollTop = start
    else if (start + rowHeight > outer.scrollTop + outer.clientHeight)
      outer.scrollTop = start + rowHeight - outer.clientHeight
  }

  const shown = size.height === 0 ? most : Math.ceil(size.height / rowHeight) + 1 + 2 * beyond
  const from = Math.max(0, Math.min(top, rows - 1) - beyond)
  return { rowHeight, from, to: Math.min(rows, from + Math.min(most, shown)), onScroll, reveal }
}

function heightOf(width: number): number {
  const { width: across, height: down } = channelFacts[feedChannel].grid ?? { width: 1, height: 1 }
  return width === 0 ? firstHeight : Math.round((width / feedColumns) * (down / across))
}
