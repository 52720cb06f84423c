import { Trans, useLingui } from '@lingui/react/macro'
import ChartNoAxesColumn from 'lucide-react/icons/chart-no-axes-column'
import { Suspense, useState } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useScreenActions } from '#kits/actions/useActions.ts'
import { dayWords } from '#kits/planner/day-words.ts'
import { PictureScenes } from '#kits/planner/picture/PictureScenes.tsx'
import { ShowFeedContext } from '#kits/planner/show-feed.ts'
import { useEntries } from '#kits/planner/usePlanner.ts'
import { feedChannel } from '#model/planner/feed.ts'
import { monthOf } from '#model/planner/month.ts'
import { seoulDayOf } from '#model/time/seoul-day.ts'
import { IconButton } from '#ui/controls/IconButton.tsx'
import { Icon } from '#ui/Icon.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { oneColumn } from '#ui/media-queries.ts'
import { useMedia } from '#ui/useMedia.ts'
import { plannerFacts } from './actions/planner-facts.ts'
import { useNewEntries } from './actions/useNewEntries.ts'
import { useRemoveEntry } from './actions/useRemoveEntry.ts'
import { useUndo } from './actions/useUndo.ts'
import { PlannerBoard } from './board/PlannerBoard.tsx'
import { EmptyPlanner } from './EmptyPlanner.tsx'
import { showsAll } from './entries/filter.ts'
import { type PlannerDialog, PlannerDialogs } from './PlannerDialogs.tsx'
import styles from './PlannerPage.module.css'
import type { PlannerParts } from './planner-parts.ts'
import { ShownView } from './ShownView.tsx'
import { ChannelFilter } from './top/ChannelFilter.tsx'
import { PlannerButtons } from './top/PlannerButtons.tsx'
import { PlannerHead } from './top/PlannerHead.tsx'
import { PlannerTools } from './top/PlannerTools.tsx'
import { StatusLegend } from './top/StatusLegend.tsx'
import { Tray } from './tray/Tray.tsx'
import type { PlannerSearch } from './view/planner-search.ts'
import { useNow } from './view/useNow.ts'
import { useShown } from './view/useShown.ts'
import { isElsewhere } from './view/zone.ts'

const IdeasDialog = lazyComponent(() => import('./tray/IdeasDialog.tsx'))

interface Props {
  search: PlannerSearch
  /** Changes the address; `isStep`: the way back leads to the one before. */
  onSearch: (search: PlannerSearch, isStep: boolean) => void
  parts: PlannerParts
}

const noChannels: ReadonlySet<string> = new Set()
const ofFeed: ReadonlySet<string> = new Set([feedChannel])
/** All days: the feed has no first and last one. */
const always = ['0000-01-01', '9999-12-31'] as const

/** The content planner of the open brand. */
export function PlannerPage({ search, onSearch, parts: { Entry, Fill, Tally, Files, Designs } }: Props) {
  const { t } = useLingui()
  const { document, isReadOnly } = useDocumentView('planner')
  const now = useNow()
  const today = seoulDayOf(now)
  const isPhone = useMedia(oneColumn)
  const shown = useShown(search, today, (next) => onSearch(next, false))
  const [filter, setFilter] = useState(showsAll)
  const [dialog, setDialog] = useState<PlannerDialog | null>(null)
  const entries = useEntries()
  const { view, days, month } = shown
  const openKey = search.entry ?? null
  const isFeed = view === 'feed'
  /** The feed is of one channel, whatever channels are shown elsewhere. */
  const boardFilter = isFeed ? { ...filter, channels: noChannels } : filter
  const [from, to] = isFeed ? always : [days[0] ?? today, days.at(-1) ?? today]

  const open = (entry: string) => {
    setDialog(null)
    onSearch({ ...search, entry }, true)
  }
  const close = () => {
    const { entry: _, ...rest } = search
    onSearch(rest, false)
  }
  const showFeed = () => {
    const { entry, ...rest } = search
    // An open entry covers the whole screen of a phone.
    onSearch({ ...rest, ...(entry !== undefined && !isPhone && { entry }), view: 'feed' }, true)
  }
  const closeDialog = () => setDialog(null)
  const fill = () => setDialog({ name: 'fill' })
  const tally = () => setDialog({ name: 'tally' })
  const added = useNewEntries(open)
  const removeEntry = useRemoveEntry()
  const undo = useUndo()
  const canWrite = !isReadOnly
  useScreenActions([
    { ...plannerFacts.add, run: added.addNext, when: () => canWrite },
    { ...plannerFacts.tally, run: tally, when: () => Tally !== undefined },
    { ...plannerFacts.undo, run: undo, when: () => canWrite },
    { ...plannerFacts.redo, run: document.redo, when: () => canWrite },
  ])

  const ideas = entries.filter(({ day }) => day === null).length
  const buttons = canWrite && (
    <PlannerButtons
      isPhone={isPhone}
      ideas={ideas}
      onIdeas={() => setDialog({ name: 'ideas' })}
      onAdd={added.addNext}
      onFill={Fill && fill}
    />
  )
  const shownMonth = dayWords(`${month}-01`, 'onlyMonth')
  const tallyLabel = month === monthOf(today) ? t`이번 달 정리` : t`${shownMonth} 정리`
  const isEmpty = entries.length === 0 && canWrite
  return (
    <PictureScenes>
      <div className={styles.page} data-has-open={openKey !== null || undefined}>
        <PlannerHead
          view={view}
          isPhone={isPhone}
          title={shown.title}
          onView={(next) => shown.goTo(days.includes(today) ? today : (days[0] ?? today), next)}
          onStep={shown.step}
          onToday={() => shown.goTo(today)}
          actions={
            isPhone
              ? Tally && (
                  <IconButton
                    label={tallyLabel}
                    icon={<Icon of={ChartNoAxesColumn} />}
                    aria-haspopup="dialog"
                    onClick={tally}
                  />
                )
              : buttons
          }
        >
          <StatusLegend
            from={from}
            to={to}
            filter={isFeed ? { ...filter, channels: ofFeed } : filter}
            onFilter={({ statuses }) => setFilter({ ...filter, statuses })}
          />
          <PlannerTools
            onSettings={canWrite ? () => setDialog({ name: 'settings' }) : undefined}
            tallyLabel={tallyLabel}
            onTally={Tally && tally}
            end={
              <>
                {Designs && <Designs month={month} />}
                {Files && <Files month={month} />}
              </>
            }
          >
            {!isFeed && <ChannelFilter filter={filter} onFilter={setFilter} />}
          </PlannerTools>
        </PlannerHead>
        {isElsewhere(now) && (
          <p className={styles.zone}>
            <Trans>시각은 모두 서울 시각이에요.</Trans>
          </p>
        )}
        <div className={styles.bench}>
          <PlannerBoard
            filter={boardFilter}
            now={now}
            openKey={openKey}
            view={view}
            onOpen={open}
            onOpenDay={(day) => shown.goTo(day, 'day')}
            onAddAt={added.addAt}
            onAskDate={(key) => setDialog({ name: 'date', key })}
            onRemove={removeEntry}
            onReveal={(day) => {
              if (view !== 'month' && !isFeed && !days.includes(day)) shown.goTo(day)
            }}
          >
            {!isPhone && !isFeed && <Tray onAdd={added.addIdea} />}
            <div className={styles.view}>
              <ShownView shown={shown} filter={boardFilter} />
              {isEmpty && <EmptyPlanner onAdd={added.addNext} onFill={Fill && fill} />}
            </div>
            {dialog?.name === 'ideas' && (
              <Suspense fallback={null}>
                <IdeasDialog onAdd={added.addIdea} onClose={closeDialog} />
              </Suspense>
            )}
          </PlannerBoard>
          {openKey !== null && (
            <aside className={styles.entry} aria-label={t`열린 글`}>
              <Suspense fallback={null}>
                <ShowFeedContext value={isFeed ? null : showFeed}>
                  <Entry key={openKey} entryKey={openKey} onClose={close} />
                </ShowFeedContext>
              </Suspense>
            </aside>
          )}
        </div>
        {isPhone && buttons && <div className={styles.bar}>{buttons}</div>}
        <PlannerDialogs
          dialog={dialog}
          month={month}
          today={today}
          Fill={Fill}
          Tally={Tally}
          onClose={closeDialog}
        />
      </div>
    </PictureScenes>
  )
}
