import { Suspense } from 'react'
import { lazyComponent } from '#ui/lazy-component.tsx'
import type { EntryFilter } from './entries/filter.ts'
import { HoursBoard } from './hours/HoursBoard.tsx'
import { ListBoard } from './list/ListBoard.tsx'
import { MonthBoard } from './month/MonthBoard.tsx'
import type { Shown } from './view/useShown.ts'

const FeedBoard = lazyComponent(() => import('./feed/FeedBoard.tsx'))

/** The entries as the chosen view shows them. */
export function ShownView({ shown, filter }: { shown: Shown; filter: EntryFilter }) {
  const { view, days, month, title } = shown
  switch (view) {
    case 'month':
      return <MonthBoard anchor={shown.anchor} month={month} onMonth={shown.scrolledTo} />
    case 'week':
    case 'day':
      return <HoursBoard days={days} title={title} />
    case 'list':
      return <ListBoard month={month} />
    case 'feed':
      return (
        <Suspense fallback={null}>
          <FeedBoard filter={filter} />
        </Suspense>
      )
  }
}
