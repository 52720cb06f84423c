import type { Bus } from '#server/bus/bus.ts'
import type { Logger } from '#server/logging.ts'
import { DiffCache } from '../document/diff-cache.ts'
import type { UpdateLog } from '../log/update-log.ts'
import { PresenceBudget } from '../presence/presence-budget.ts'
import { KeptQuota } from '../rights/kept-quota.ts'
import type { RelayLimits } from '../sockets/limits.ts'
import { AccountBudget } from '../work/account-budget.ts'
import { AccountCosts } from '../work/account-costs.ts'
import { ReadTurns } from '../work/read-turns.ts'

export interface RoomsOptions {
  readonly updateLog: UpdateLog
  readonly bus: Bus
  readonly limits: RelayLimits
  readonly maxMessageBytes: number
  readonly log: Logger
}

/** What all rooms of a node share: besides the log and the bus, what the node counts by account. */
export interface NodeParts extends RoomsOptions {
  readonly diffs: DiffCache
  readonly work: AccountCosts
  readonly turns: ReadTurns
  readonly keptQuota: KeptQuota
  readonly presenceBudget: PresenceBudget
  /** Keys of documents that take too much work to load, until they are rebuilt or the process ends. */
  readonly setAside: Set<string>
}

export function openNodeParts(options: RoomsOptions): NodeParts {
  const { limits } = options
  const turns = new ReadTurns()
  const budget = new AccountBudget({ perSecond: limits.workPerSecond, burst: limits.workBurstMs })
  return {
    ...options,
    diffs: new DiffCache(limits.sharedDiffBytes),
    work: new AccountCosts(budget, turns),
    turns,
    keptQuota: new KeptQuota(limits),
    presenceBudget: new PresenceBudget(limits.presencePerSecond, turns),
    setAside: new Set(),
  }
}
