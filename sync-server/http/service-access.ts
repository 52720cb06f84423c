import { changeApproval, readApprovals } from '#contract/approval.ts'
import { changeBrand, changeCompany, readBrand } from '#contract/brand.ts'
import {
  changeCore,
  changeCoreValue,
  createCoreValue,
  deleteCoreValue,
  listCoreValues,
  readCore,
} from '#contract/brand-core.ts'
import type { Call } from '#contract/call.ts'
import { changePersonality, readPersonality } from '#contract/personality.ts'
import {
  changeCompetitor,
  changePersona,
  changePositioning,
  createCompetitor,
  createPersona,
  deleteCompetitor,
  deletePersona,
  listCompetitors,
  listPersonas,
  readPositioning,
} from '#contract/positioning.ts'
import { readRevision } from '#contract/sync.ts'
import {
  changeColors,
  changeLogo,
  changePhotographs,
  changeTypography,
  deletePhotograph,
  listPhotographs,
  readVisual,
} from '#contract/visual.ts'
import { thisMachineAnd } from './networks.ts'

const calls: readonly Call[] = [
  readRevision,
  ...[readBrand, changeBrand, changeCompany],
  ...[readCore, changeCore],
  ...[listCoreValues, createCoreValue, changeCoreValue, deleteCoreValue],
  ...[readVisual, changeColors, changeLogo, changeTypography],
  ...[listPhotographs, changePhotographs, deletePhotograph],
  ...[readApprovals, changeApproval],
  ...[readPersonality, changePersonality],
  ...[readPositioning, changePositioning],
  ...[listPersonas, createPersona, changePersona, deletePersona],
  ...[listCompetitors, createCompetitor, changeCompetitor, deleteCompetitor],
]

/** Names of what the write-back calls, and so of all that its credential is good for. A test compares the two. */
export const serviceCalls: ReadonlySet<string> = new Set(calls.map(({ name }) => name))

/**
 * Whether the write-back may call from an address: from this machine, and from the given addresses and networks
 * (`10.0.0.0/8`). Behind a proxy on this machine it is the address that the proxy names.
 */
export function isServiceAddress(address: string | undefined, allowed: readonly string[]): boolean {
  return thisMachineAnd(allowed)(address)
}
