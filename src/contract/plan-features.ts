import { allowsLevel, paidLevels } from '#model/access/plan-levels.ts'
import { makePictures } from './ai-picture.ts'
import { changeApproval } from './approval.ts'
import { addBundle } from './bundle.ts'
import type { Call } from './call.ts'
import { createDocument } from './document.ts'
import { acceptQuote, orderPrint, requestQuote } from './task.ts'
import { changeLogo } from './visual.ts'

export type PlanFeature = 'vectorLogo' | 'premium' | 'madePictures' | 'approvals' | 'print'

/** The calls that a feature needs. The server answers them at the levels of plans that they declare, and at no other. */
export const callsOfFeature: Readonly<Record<PlanFeature, readonly Call[]>> = {
  vectorLogo: [changeLogo],
  premium: [createDocument, addBundle],
  madePictures: [makePictures],
  approvals: [changeApproval],
  print: [orderPrint, requestQuote, acceptQuote],
}

/** Whether a plan of this level has a feature: its calls are answered. */
export function hasFeature(level: number, feature: PlanFeature): boolean {
  return callsOfFeature[feature].every(({ plan }) => allowsLevel(level, plan?.levels))
}

/** Whether a plan of this level is paid for, in whatever currency. */
export function isPaidLevel(level: number): boolean {
  return allowsLevel(level, paidLevels)
}
