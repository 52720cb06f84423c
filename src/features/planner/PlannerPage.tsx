import { Plural, Trans, useLingui } from '@lingui/react/macro'
import CalendarCog from 'lucide-react/icons/calendar-cog'
import CalendarPlus from 'lucide-react/icons/calendar-plus'
import Lightbulb from 'lucide-react/icons/lightbulb'
import Plus from 'lucide-react/icons/plus'
import { type ComponentType, Suspense, useState } from 'react'
import { useDocumentView } from '#engine/documents/react/useDocument.ts'
import { useScreenActions } from '#kits/actions/useActions.ts'
import { PictureScenes } from '#kits/planner/picture/PictureScenes.tsx'
import { useEntries, usePlannerActions } from '#kits/planner/usePlanner.ts'
import { seoulDayOf } from '#model/time/seoul-day.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Icon } from '#ui/Icon.tsx'
import { lazyComponent } from '#ui/lazy-component.tsx'
import { oneColumn } from '#ui/media-queries.ts'
import { useMedia } from '#ui/useMedia.ts'
import { plannerFacts } from './actions/planner-facts.ts'
import { useNewEntries } from './actions/useNewEntries.ts'
import { useRemoveEntry } from './actions/useRemoveEntry.ts'
import { PlannerBoard } from './board/PlannerBoard.tsx'
import { EmptyPlanner } from './EmptyPlanner.tsx'
import { showsAll } from './entries/filter.ts'
import { HoursBoard } from './hours/HoursBoard.tsx'
import { ListBoard } from './list/ListBoard.tsx'
import { MonthBoard } from './month/MonthBoard.tsx'
import styles from './PlannerPage.module.css'
import { ChannelFilter } from './top/ChannelFilter.tsx'
import { PlannerHead } from './top/PlannerHead.tsx'
import { StatusLegend } from './top/StatusLegend.tsx'
import { Tray } from './tray/Tray.tsx'
import type { PlannerSearch } from './view/planner-search.ts'
import { useNow } from './view/useNow.ts'
import { useShown } from './view/useShown.ts'
import { isElsewhere } from './view/zone.ts'

const DateDialog = lazyComponent(() => import('./actions/DateDialog.tsx'))
const PlannerSettings = lazyComponent(() => import('./settings/PlannerSettings.tsx'))
const IdeasDialog = lazyComponent(() => import('./tray/IdeasDialog.tsx'))

/** Parts of other features that the screen puts in: each is loaded when it is first shown. */
export interface PlannerParts {
  /** The open entry; fills the height of its column and closes itself by `onClose`. */
  readonly Entry: ComponentType<{ entryKey: string; onClose: () => void }>
  /** Fills a month, yyyy-MM, with entries. */
  readonly Fill?: ComponentType<{ month: string; onClose: () => void }>
  /** The button that downloads or prints a month. */
  readonly Files?: ComponentType<{ month: string }>
}

interface Props {
  search: PlannerSearch
  /** Changes the address; `isStep`: the way back leads to the one before. */
  onSearch: (search: PlannerSearch, isStep: boolean) => void
  parts: PlannerParts
}

type Dialog =
  | { readonly name: 'fill' | 'ideas' | 'settings' }
  | { readonly name: 'date'; readonly key: string }

/** The content planner of the open brand. */
export function PlannerPage({ search, onSearch, parts: { Entry, Fill, Files } }: Props) {
  const { t } = useLingui()
  const { document, isReadOnly } = useDocumentView('planner')
  const now = useNow()
  const today = seoulDayOf(now)
  const isPhone = useMedia(oneColumn)
  const shown = useShown(search, today, (next) => onSearch(next, false))
  const [filter, setFilter] = useState(showsAll)
  const [dialog, setDialog] = useState<Dialog | null>(null)
  const actions = usePlannerActions()
  const entries = useEntries()
  const { view, days, month } = shown
  const openKey = search.entry ?? null

  const open = (entry: string) => {
    setDialog(null)
    onSearch({ ...search, entry }, true)
  }
  const close = () => {
    const { entry: _, ...rest } = search
    onSearch(rest, false)
  }
  const closeDialog = () => setDialog(null)
  const fill = () => setDialog({ name: 'fill' })
  const added = useNewEntries(open)
  const removeEntry = useRemoveEntry()
  const canWrite = !isReadOnly
  useScreenActions([
    { ...plannerFacts.add, run: added.addNext, when: () => canWrite },
    { ...plannerFacts.undo, run: document.undo, when: () => canWrite },
    { ...plannerFacts.redo, run: document.redo, when: () => canWrite },
  ])

  const ideas = entries.filter(({ day }) => day === null).length
  const buttons = canWrite && (
    <>
      {isPhone && (
        <Button icon={<Icon of={Lightbulb} size="small" />} onClick={() => setDialog({ name: 'ideas' })}>
          <Plural value={ideas} other="생각 #" />
        </Button>
      )}
      <Button icon={<Icon of={Plus} />} onClick={added.addNext}>
        <Trans>새 글</Trans>
      </Button>
      {Fill && (
        <Button look="ink" isBlock={isPhone} icon={<Icon of={CalendarPlus} />} onClick={fill}>
          <Trans>한 달 채우기</Trans>
        </Button>
      )}
    </>
  )
  const isEmpty = entries.length === 0 && canWrite
  return (
    <PictureScenes>
      <div className={styles.page} data-has-open={openKey !== null || undefined}>
        <PlannerHead
          view={view}
          title={shown.title}
          onView={(next) => shown.goTo(days.includes(today) ? today : (days[0] ?? today), next)}
          onStep={shown.step}
          onToday={() => shown.goTo(today)}
          actions={!isPhone && buttons}
        >
          <StatusLegend
            from={days[0] ?? today}
            to={days.at(-1) ?? today}
            filter={filter}
            onFilter={setFilter}
          />
          <div className={styles.tools}>
            <ChannelFilter filter={filter} onFilter={setFilter} />
            {canWrite && (
              <Button
                look="quiet"
                size="small"
                icon={<Icon of={CalendarCog} size="small" />}
                aria-haspopup="dialog"
                onClick={() => setDialog({ name: 'settings' })}
              >
                <Trans>자리와 우리 날</Trans>
              </Button>
            )}
            {Files && <Files month={month} />}
          </div>
        </PlannerHead>
        {isElsewhere(now) && (
          <p className={styles.zone}>
            <Trans>시각은 모두 서울 시각이에요.</Trans>
          </p>
        )}
        <div className={styles.bench}>
          <PlannerBoard
            filter={filter}
            now={now}
            openKey={openKey}
            isList={view === 'list'}
            onOpen={open}
            onOpenDay={(day) => shown.goTo(day, 'day')}
            onAddAt={added.addAt}
            onAskDate={(key) => setDialog({ name: 'date', key })}
            onRemove={removeEntry}
            onReveal={(day) => {
              if (view !== 'month' && !days.includes(day)) shown.goTo(day)
            }}
          >
            {!isPhone && <Tray onAdd={added.addIdea} />}
            <div className={styles.view}>
              {view === 'month' && (
                <MonthBoard anchor={shown.anchor} month={month} onMonth={shown.scrolledTo} />
              )}
              {(view === 'week' || view === 'day') && <HoursBoard days={days} title={shown.title} />}
              {view === 'list' && <ListBoard month={month} />}
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
                <Entry key={openKey} entryKey={openKey} onClose={close} />
              </Suspense>
            </aside>
          )}
        </div>
        {isPhone && buttons && <div className={styles.bar}>{buttons}</div>}
        <Suspense fallback={null}>
          {dialog?.name === 'fill' && Fill && <Fill month={month} onClose={closeDialog} />}
          {dialog?.name === 'settings' && <PlannerSettings onClose={closeDialog} />}
          {dialog?.name === 'date' && (
            <DateDialog
              entryKey={dialog.key}
              today={today}
              onClose={closeDialog}
              onMove={(day) => {
                actions.move(dialog.key, day)
                closeDialog()
              }}
            />
          )}
        </Suspense>
      </div>
    </PictureScenes>
  )
}
