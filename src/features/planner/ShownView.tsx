import { Suspense, useEffect } from 'react'
import { afterFirstContentPaint } from '#engine/browser/first-content.ts'
import { lazyComponent } from '#ui/lazy-component.tsx'
import type { EntryFilter } from './entries/filter.ts'
import { ListBoard } from './list/ListBoard.tsx'
import { MonthBoard } from './month/MonthBoard.tsx'
import type { Shown } from './view/useShown.ts'

const HoursBoard = lazyComponent(() => import('./hours/HoursBoard.tsx'))
const FeedBoard = lazyComponent(() => import('./feed/FeedBoard.tsx'))

/** The entries as the chosen view shows them. The other views are loaded once it is shown, so that changing it needs no wait. */
export function ShownView({ shown, filter }: { shown: Shown; filter: EntryFilter }) {
  const { view, days, month, title } = shown
  useEffect(() => afterFirstContentPaint(preloadViews), [])
  switch (view) {
    case 'month':
      return <MonthBoard anchor={shown.anchor} month={month} onMonth={shown.scrolledTo} />
    case 'week':
    case 'day':
      return (
        <Suspense fallback={null}>
          <HoursBoard days={days} title={title} />
        </Suspense>
      )
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

function preloadViews(): void {
  // Without a network they are loaded when they are chosen, if the device has them.
  for (const view of [HoursBoard, FeedBoard]) view.preload().catch(() => undefined)
}
