import type { Browser, BrowserContext } from '@playwright/test'
import { countServers } from '../../support/app-server.ts'
import { processorSecondsOfTree } from '../../support/process-tree.ts'
import type { Cost } from './journey-reporter.ts'

export interface JourneyCost {
  /** Counts what pages of that browser do. Those of a browser of its own are counted by its context. */
  watch(context: BrowserContext): void
  /** Since it was begun. */
  read(): Cost
}

/** Begins to measure a journey in a browser that it shares with others. */
export function beginCost(browser: Browser): JourneyCost {
  const [processor, servers] = [processorSecondsOfTree(), countServers()]
  const watched = new WeakSet<BrowserContext>()
  const counts = { loads: 0, workers: 0 }
  const count = (what: keyof typeof counts) => () => {
    counts[what] += 1
  }
  const watch = (context: BrowserContext) => {
    if (watched.has(context)) return
    watched.add(context)
    context.on('serviceworker', count('workers'))
    context.on('page', (page) => page.on('domcontentloaded', count('loads')))
    for (const page of context.pages()) page.on('domcontentloaded', count('loads'))
  }
  browser.on('context', watch)
  return {
    watch,
    read: () => {
      browser.off('context', watch)
      const now = processorSecondsOfTree()
      return {
        processor: processor === null || now === null ? null : now - processor,
        ...counts,
        servers: countServers() - servers,
      }
    },
  }
}
