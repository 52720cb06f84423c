import { useDeferredValue, useEffect, useState } from 'react'
import type { BrandRef } from '#engine/identity/brand-ref.ts'
import { type FoundEntry, findEntries, type SearchedPlanner } from './search/find-entries.ts'

const atMost = 20
/** Least length of a query that searches the planner: one letter matches almost all of it. */
const atLeast = 2

interface ReadOf {
  readonly brand: BrandRef
  readonly planner: SearchedPlanner | null
}

/** Entries of the planner of the open brand, as this device knows them. They are read when something is first searched. */
export function useFoundEntries(
  query: string,
  account: number | null,
  brand: BrandRef | null,
): readonly FoundEntry[] {
  const [read, setRead] = useState<ReadOf | null>(null)
  const deferred = useDeferredValue(query.trim())
  const isSearched = deferred.length >= atLeast
  useEffect(() => {
    if (!isSearched || brand === null) return
    let isGone = false
    load(account, brand).then(
      (planner) => {
        if (!isGone) setRead({ brand, planner })
      },
      // Steps and screens are found even if storage cannot be read.
      () => {},
    )
    return () => {
      isGone = true
    }
  }, [isSearched, account, brand])
  if (!isSearched || read === null || read.brand !== brand || read.planner === null) return none
  return findEntries(read.planner, deferred, atMost)
}

const none: readonly FoundEntry[] = []

async function load(account: number | null, brand: BrandRef): Promise<SearchedPlanner | null> {
  const { readPlanner } = await import('./search/read-planner.ts')
  return readPlanner(account, brand)
}
