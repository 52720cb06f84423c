import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { isPressed } from '#kits/actions/keys.ts'
import { useCommentCounts, useOwnCalendar, usePlannerActions, useSlots } from '#kits/planner/usePlanner.ts'
import { useTeamMembers } from '#kits/talk/useTeamMembers.ts'
import { planner } from '#model/documents/planner.ts'
import type { PlannerEntry } from '#model/planner/entry.ts'
import { type FeedCell, feedChannel, feedOf, nextCell } from '#model/planner/feed.ts'
import { isPublished } from '#model/planner/status.ts'
import { seoulDayOf } from '#model/time/seoul-day.ts'
import { isComposing } from '#ui/composing.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { type DropTarget, targetAfterKey } from '../drag/drop-target.ts'
import { entryAttribute, entryKeyAt, useEntryDrag } from '../drag/useEntryDrag.ts'
import type { EntryFilter } from '../entries/filter.ts'
import { shownEntries } from '../entries/follow-shown.ts'
import { useBoardIndex } from '../entries/useBoardIndex.ts'
import { useHolders } from '../entries/useHolders.ts'
import type { PlannerView } from '../view/planner-search.ts'
import { type Board, BoardContext, keysHintId } from './board-context.ts'
import { DragGhost } from './DragGhost.tsx'
import styles from './PlannerBoard.module.css'

interface Props {
  filter: EntryFilter
  /** Epoch ms, as of the last minute. */
  now: number
  openKey: string | null
  view: PlannerView
  onOpen: (key: string) => void
  onOpenDay: (day: string) => void
  onAddAt: Board['addAt']
  /** Asks for the day of an entry. */
  onAskDate: (key: string) => void
  onRemove: (key: string) => void
  /** Keys have moved an entry to a day. */
  onReveal: (day: string) => void
  children: ReactNode
}

/** What views of the planner share: its entries by day, who is here, and moving one from a day to another. */
export function PlannerBoard(props: Props) {
  const { filter, now, openKey, view, onOpen, onOpenDay, onAddAt, onAskDate, onRemove, onReveal, children } =
    props
  const { t } = useLingui()
  const { document, isReadOnly } = useDocumentView('planner')
  const isEditable = useWatched(document.phase) === 'ready' && !isReadOnly
  const actions = usePlannerActions()
  const root = useRef<HTMLDivElement>(null)
  const wantsFocus = useRef<string | null>(null)
  const lastOpen = useRef<string | null>(null)
  const today = seoulDayOf(now)
  const entries = document.items(planner.planner.entries)
  const drag = useEntryDrag({
    root,
    isEditable,
    // Published entries keep their place in the feed.
    canTake: (entry) => view !== 'feed' || !isPublished(entry, feedChannel),
    nextTarget: (held, from, key) => {
      if (view !== 'feed') return targetAfterKey(from, key, { isList: view === 'list', today })
      return feedTarget(feedOf(shownEntries(entries.get(), { entry: held }, filter)), held, from, key)
    },
    get: (key) => entries.get().find((entry) => entry.key === key) ?? null,
    move: actions.move,
    swap: actions.swap,
    onDropped: (key) => {
      wantsFocus.current = key
    },
  })
  const index = useBoardIndex(filter, drag.state.held)
  const allSlots = useSlots()
  const board: Board = {
    drag: drag.state,
    index,
    slots: filter.statuses.size + filter.channels.size > 0 ? none : allSlots,
    calendar: useOwnCalendar(),
    isEditable,
    today,
    now,
    openKey,
    holders: useHolders(openKey),
    comments: useCommentCounts(),
    members: useTeamMembers(document.brand),
    open: onOpen,
    addAt: onAddAt,
    openDay: onOpenDay,
  }

  useEffect(
    () =>
      drag.state.target.subscribe(() => {
        const day = drag.state.held.get()?.by === 'keys' ? drag.state.target.get()?.day : null
        if (day) onReveal(day)
      }),
    [drag.state, onReveal],
  )

  // From an entry that was closed the focus goes back to its tile.
  useEffect(() => {
    if (openKey === null) wantsFocus.current = lastOpen.current
    lastOpen.current = openKey
  }, [openKey])

  // The tile of the day that it was dropped on is another element.
  useEffect(() => {
    const key = wantsFocus.current
    const tile = key && root.current?.querySelector<HTMLElement>(`[${entryAttribute}="${CSS.escape(key)}"]`)
    if (!tile || drag.state.held.get()) return
    wantsFocus.current = null
    tile.focus()
  })

  const onKeyDown = (event: KeyboardEvent) => {
    if (drag.onKeyDown(event)) {
      event.preventDefault()
      event.stopPropagation()
      return
    }
    const key = entryKeyAt(event.target)
    if (key === null || !isEditable || isComposing(event)) return
    if (isPressed(event, 'D')) onAskDate(key)
    else if (isPressed(event, 'Delete') || isPressed(event, 'Backspace')) onRemove(key)
    else return
    event.preventDefault()
  }

  return (
    <BoardContext value={board}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset has its own layout rules */}
      <div
        ref={root}
        role="group"
        aria-label={t`달력`}
        tabIndex={-1}
        className={styles.board}
        data-has-tray={view !== 'feed' || undefined}
        onPointerDown={drag.onPointerDown}
        onKeyDown={onKeyDown}
      >
        {children}
      </div>
      <DragGhost />
      <VisuallyHidden>
        <span role="status">{drag.spoken}</span>
        <span id={keysHintId}>
          <Trans>스페이스로 잡아 화살표 키로 옮기고, D 키로 날짜를 골라요.</Trans>
        </span>
      </VisuallyHidden>
    </BoardContext>
  )
}

const none: Board['slots'] = []

/** The planned cell that an arrow leads to. */
function feedTarget(
  cells: readonly FeedCell[],
  held: PlannerEntry,
  from: DropTarget,
  arrow: string,
): DropTarget | null {
  const next = nextCell(cells, from.swap ?? held.key, arrow)
  const cell = cells.find(({ key }) => key === next)
  return cell ? { day: cell.day, slot: null, swap: cell.key } : null
}
