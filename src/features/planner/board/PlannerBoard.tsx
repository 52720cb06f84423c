import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { isPressed } from '#kits/actions/keys.ts'
import { useCommentCounts, useOwnCalendar, usePlannerActions, useSlots } from '#kits/planner/usePlanner.ts'
import { useTeamMembers } from '#kits/talk/useTeamMembers.ts'
import { planner } from '#model/documents/planner.ts'
import { seoulDayOf } from '#model/time/seoul-day.ts'
import { isComposing } from '#ui/composing.ts'
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx'
import { entryAttribute, entryKeyAt, useEntryDrag } from '../drag/useEntryDrag.ts'
import type { EntryFilter } from '../entries/filter.ts'
import { useBoardIndex } from '../entries/useBoardIndex.ts'
import { useHolders } from '../entries/useHolders.ts'
import { type Board, BoardContext, keysHintId } from './board-context.ts'
import { DragGhost } from './DragGhost.tsx'
import styles from './PlannerBoard.module.css'

interface Props {
  filter: EntryFilter
  /** Epoch ms, as of the last minute. */
  now: number
  openKey: string | null
  /** Whether the days that are shown lie below each other. */
  isList: boolean
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
  const {
    filter,
    now,
    openKey,
    isList,
    onOpen,
    onOpenDay,
    onAddAt,
    onAskDate,
    onRemove,
    onReveal,
    children,
  } = props
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
    isList,
    today,
    get: (key) => entries.get().find((entry) => entry.key === key) ?? null,
    move: actions.move,
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
