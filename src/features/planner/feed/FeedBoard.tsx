import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { type CSSProperties, useEffect, useRef } from 'react'
import { useAnswer } from '#engine/documents/react/useAnswer.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { guide } from '#model/documents/guide.ts'
import { feedColumns } from '#model/planner/feed.ts'
import { lettersOf } from '#model/text/cut-text.ts'
import { EmptyState } from '#ui/feedback/EmptyState.tsx'
import { useBoard } from '../board/board-context.ts'
import type { EntryFilter } from '../entries/filter.ts'
import styles from './FeedBoard.module.css'
import { FeedTile } from './FeedTile.tsx'
import { useFeed } from './useFeed.ts'
import { useFeedWindow } from './useFeedWindow.ts'

/** The feed of Instagram as its profile will show it: planned pictures among published ones, newest first. */
export default function FeedBoard({ filter }: { filter: EntryFilter }) {
  const { t } = useLingui()
  const { drag } = useBoard()
  const cells = useFeed(filter)
  const scroller = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const rows = Math.ceil(cells.length / feedColumns)
  const { rowHeight, from, to, onScroll, reveal } = useFeedWindow(scroller, list, rows)
  const held = useWatched(drag.held)?.entry.key ?? null
  const indexes = Array.from(cells.keys()).slice(from * feedColumns, to * feedColumns)
  // A finger that holds an element that is gone can no longer keep the page from scrolling.
  const kept = held === null ? -1 : cells.findIndex(({ key }) => key === held)
  const rendered = kept < 0 || indexes.includes(kept) ? indexes : [...indexes, kept]

  // Keys lead the entry out of the window.
  useEffect(
    () =>
      drag.target.subscribe(() => {
        const to = drag.held.get()?.by === 'keys' ? drag.target.get()?.swap : undefined
        const at = cells.findIndex(({ key }) => key === to)
        if (at >= 0) reveal(Math.floor(at / feedColumns))
      }),
    [drag, cells, reveal],
  )

  return (
    <section
      ref={scroller}
      aria-label={t`인스타그램 피드`}
      className={styles.scroller}
      onScroll={onScroll}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keys
      tabIndex={0}
      data-drag-scrolls
    >
      {cells.length === 0 ? (
        <EmptyState headline={t`피드에 보일 글`}>
          <Trans>인스타그램에 올릴 글의 날짜를 정하면, 프로필에서 보일 모습이 여기에 보여요.</Trans>
        </EmptyState>
      ) : (
        <div className={styles.profile}>
          <Account count={cells.length} />
          <ul ref={list} className={styles.grid} style={{ height: rows * rowHeight }}>
            {rendered.map((index) => {
              const cell = cells[index]
              return (
                cell && (
                  <li key={cell.key} className={styles.cell} style={placeOf(index, rowHeight)}>
                    <FeedTile entryKey={cell.key} day={cell.day} isPosted={cell.isPosted} />
                  </li>
                )
              )
            })}
          </ul>
        </div>
      )}
    </section>
  )
}

function Account({ count }: { count: number }) {
  const { t } = useLingui()
  const answer = useAnswer(guide.info.name.path)
  const name = typeof answer === 'string' && answer.trim() !== '' ? answer.trim() : t`우리 브랜드`
  return (
    <div className={styles.account}>
      <span className={styles.avatar} aria-hidden>
        {lettersOf(name)[0]}
      </span>
      <b>{name}</b>
      <span>
        <Plural value={count} other="게시물 #" />
      </span>
    </div>
  )
}

function placeOf(index: number, rowHeight: number): CSSProperties {
  return {
    top: Math.floor(index / feedColumns) * rowHeight,
    left: `${(100 * (index % feedColumns)) / feedColumns}%`,
    height: rowHeight,
  }
}
