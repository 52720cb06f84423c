import { msg } from '@lingui/core/macro'
import Archive from 'lucide-react/icons/archive'
import BookOpen from 'lucide-react/icons/book-open'
import Braces from 'lucide-react/icons/braces'
import History from 'lucide-react/icons/history'
import Printer from 'lucide-react/icons/printer'
import Shapes from 'lucide-react/icons/shapes'
import Share2 from 'lucide-react/icons/share-2'
import { mayCall } from '#contract/may-call.ts'
import { createShare } from '#contract/share.ts'
import { isLocal } from '#engine/identity/brand-ref.ts'
import type { Action, ActionFacts } from '#kits/actions/action.ts'
import type { ActionContext, AppAction } from '../actions/app-action.ts'
import { type GuideDialogName, guideDialogs } from './guide-dialog.ts'

/** Opens a dialog of a guide page, from every screen. */
interface GuideAction extends Omit<AppAction, 'run'> {
  run(context: Pick<ActionContext, 'isInBrand' | 'goTo'>): void
}

export const shareGuide: GuideAction = {
  id: 'share',
  label: msg`가이드 공유하기`,
  short: msg`공유`,
  icon: Share2,
  keywords: [msg`링크 보내기`],
  isOften: true,
  needsNetwork: true,
  when: ({ brand, role }: ActionContext) => brand !== null && !isLocal(brand) && mayCall(createShare, role),
  run: opens('share'),
}

export const downloadBook: GuideAction = {
  id: 'book',
  label: msg`브랜드 북 내려받기`,
  short: msg`브랜드 북 (PDF)`,
  icon: BookOpen,
  keywords: ['PDF', msg`내려받기`],
  isOften: true,
  when: hasBrand,
  run: opens('book'),
}

const downloadAssets: GuideAction = {
  id: 'assets',
  label: msg`로고 묶음 내려받기`,
  short: msg`로고 묶음 (ZIP)`,
  icon: Shapes,
  keywords: ['ZIP PNG SVG', msg`내려받기`],
  isOften: true,
  when: hasBrand,
  run: opens('assets'),
}

const downloadTokens: GuideAction = {
  id: 'tokens',
  label: msg`디자인 토큰 내려받기`,
  short: msg`디자인 토큰`,
  icon: Braces,
  keywords: ['CSS SCSS Tailwind ASE', msg`내려받기`],
  when: hasBrand,
  run: opens('tokens'),
}

const exportBrand: GuideAction = {
  id: 'archive',
  label: msg`브랜드 전체 내보내기`,
  icon: Archive,
  keywords: ['ZIP', msg`백업`, msg`내려받기`],
  when: hasBrand,
  run: opens('archive'),
}

/** Parts of a brand, and the whole of it. */
export const exportsOfParts: readonly GuideAction[] = [downloadBook, downloadAssets, downloadTokens]
export const exportsOfWhole: readonly GuideAction[] = [exportBrand]

/** Of the open page. */
export const printPage = {
  id: 'print',
  label: msg`인쇄하기`,
  short: msg`인쇄`,
  icon: Printer,
} as const satisfies ActionFacts

export const seeVersions = {
  id: 'versions',
  label: msg`이 문서의 변경 이력 보기`,
  short: msg`변경 이력`,
  icon: History,
} as const satisfies ActionFacts

/** On a screen of the brand. */
export function doneHere({ when: _, ...action }: GuideAction): Action {
  return { ...action, run: () => action.run({ isInBrand: true, goTo: () => {} }) }
}

function hasBrand({ brand }: ActionContext): boolean {
  return brand !== null
}

function opens(name: GuideDialogName) {
  return ({ isInBrand, goTo }: Pick<ActionContext, 'isInBrand' | 'goTo'>): void => {
    void guideDialogs.open(name)
    // The dialogs belong to the screens of a brand.
    if (!isInBrand) goTo('/brand')
  }
}
