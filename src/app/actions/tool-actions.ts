import { msg } from '@lingui/core/macro'
import CircleHelp from 'lucide-react/icons/circle-help'
import Search from 'lucide-react/icons/search'
import type { ActionContext, AppAction } from './app-action.ts'
import { appDialogs } from './app-dialogs.ts'

export const search = {
  id: 'search',
  label: msg`단계, 페이지, 브랜드, 할 일 찾기`,
  short: msg`단계, 페이지 찾기`,
  icon: Search,
  keys: [
    { keys: 'Mod+(Shift)+(Alt)+K', inField: true, inDialog: true },
    { keys: '/', inDialog: true },
  ],
  run: () => void appDialogs.open('palette'),
} as const satisfies AppAction

export const help = {
  id: 'help',
  label: msg`도움말 보기`,
  short: msg`도움말`,
  icon: CircleHelp,
  keys: [{ keys: '?', inDialog: true }],
  keywords: [msg`단축키`],
  isOften: true,
  run: () => void appDialogs.open('help'),
} as const satisfies AppAction

export const logOut = {
  id: 'log-out',
  label: msg`로그아웃하기`,
  short: msg`로그아웃`,
  when: ({ isSignedIn }: ActionContext) => isSignedIn,
  run: () => void appDialogs.open('logOut', { isEverywhere: false }),
} as const satisfies AppAction

export const logIn = {
  id: 'log-in',
  label: msg`로그인하기`,
  short: msg`로그인`,
  when: ({ isSignedIn }: ActionContext) => !isSignedIn,
  run: ({ goTo }: Pick<ActionContext, 'goTo'>) => goTo('/account/login'),
} as const satisfies AppAction

export const signUp = {
  id: 'sign-up',
  label: msg`가입하기`,
  when: ({ isSignedIn }: ActionContext) => !isSignedIn,
  run: ({ goTo }: Pick<ActionContext, 'goTo'>) => goTo('/account/signup/intro'),
} as const satisfies AppAction
