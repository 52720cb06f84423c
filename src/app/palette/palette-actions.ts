import { msg } from '@lingui/core/macro'
import { mayCall } from '#contract/may-call.ts'
import { inviteMember } from '#contract/member.ts'
import { listSnsAccounts } from '#contract/sns.ts'
import { isLocal } from '#engine/identity/brand-ref.ts'
import { openComments } from '#features/comments/comments-state.ts'
import { openSnsAccounts } from '#kits/sns/sns-dialogs.ts'
import { type Language, languages } from '#model/language/languages.ts'
import type { Theme } from '#ui/theme.ts'
import type { AppAction } from '../actions/app-action.ts'
import { help, logIn, logOut, signUp } from '../actions/tool-actions.ts'
import { tutorial } from '../actions/tutorial.ts'
import { switchLanguage } from '../frames/switch-language.ts'
import { exportsOfParts, exportsOfWhole, shareGuide } from '../guide-actions/guide-actions.ts'

const invite: AppAction = {
  id: 'invite',
  label: msg`멤버 초대하기`,
  isOften: true,
  when: ({ brand, role }) => brand !== null && !isLocal(brand) && mayCall(inviteMember, role),
  run: ({ goTo }) => goTo('/brand/setting/team#invite'),
}

const snsAccounts: AppAction = {
  id: 'sns-accounts',
  label: msg`SNS 계정 관리`,
  keywords: ['instagram facebook'],
  when: ({ brand, role, isInBrand }) =>
    isInBrand && brand !== null && !isLocal(brand) && mayCall(listSnsAccounts, role),
  run: () => openSnsAccounts(),
}

const comments: AppAction = {
  id: 'comments',
  label: msg`의견 열기`,
  isOften: true,
  when: ({ brand, isInBrand }) => brand !== null && isInBrand,
  run: () => openComments(),
}

const newBrand: AppAction = {
  id: 'new-brand',
  label: msg`새 브랜드 만들기`,
  run: ({ goTo }) => goTo('/quest/0'),
}

const themes = [
  toTheme('light', msg`밝은 화면으로 바꾸기`),
  toTheme('dark', msg`어두운 화면으로 바꾸기`),
  toTheme('system', msg`기기 설정에 맞춘 화면으로 바꾸기`),
]

/** What the palette offers on every screen, in its order. */
export const paletteActions: readonly AppAction[] = [
  ...[shareGuide, ...exportsOfParts, ...exportsOfWhole, invite, comments, snsAccounts, tutorial],
  ...[help, newBrand, ...themes, ...languages.map(toLanguage)],
  ...[logOut, logIn, signUp],
]

function toTheme(theme: Theme, label: AppAction['label']): AppAction {
  return {
    id: `theme-${theme}`,
    label,
    keywords: [msg`테마 화면 모드`, `${theme} theme`],
    when: (context) => context.theme !== theme,
    run: ({ setTheme }) => setTheme(theme),
  }
}

function toLanguage({ key, name }: { key: Language; name: string }): AppAction {
  return {
    id: `language-${key}`,
    label: msg`언어 바꾸기: ${name}`,
    keywords: [msg`언어`, `language ${key}`],
    when: ({ language }) => language !== key,
    run: () => void switchLanguage(key),
  }
}
