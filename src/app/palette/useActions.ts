import { useLingui } from '@lingui/react/macro'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { isLocal } from '#device/identity/brand-ref.ts'
import { useSession } from '#device/identity/session.ts'
import { type ScreenAction, screenActions } from '#device/screen/screen-actions.ts'
import { useBrandRole } from '#device/store/useBrandRole.ts'
import { useWatched } from '#device/watch/useWatched.ts'
import { pageLanguage } from '#device/words/page-language.ts'
import { useOnlineReason } from '#device/words/useOnlineReason.ts'
import { restartTutorial } from '#features/brands/useTutorial.ts'
import { openComments } from '#features/comments/comments-state.ts'
import { type BrandRole, isAtLeast } from '#model/access/roles.ts'
import { languages } from '#model/language/languages.ts'
import type { Theme } from '#ui/theme.ts'
import { useTheme } from '#ui/useTheme.ts'
import { switchLanguage } from '../frames/switch-language.ts'
import { type GuideDialogName, openGuideDialog } from '../guide-actions/guide-dialog.ts'
import { openHelp, openLogOut } from './palette.ts'

export interface PaletteAction extends ScreenAction {
  /** Further words by which it is found. */
  readonly keywords?: string
  /** Whether it is offered before anything is typed. */
  readonly isOften?: boolean
}

interface Actions {
  /** Those of the open screen. */
  readonly here: readonly PaletteAction[]
  /** Those of every screen. */
  readonly everywhere: readonly PaletteAction[]
}

/** What can be done now: by the screen, by the role in the brand, and by whether somebody is signed in. */
export function useActions(): Actions {
  const { brand } = useSession()
  const here = useWatched(screenActions)
  const ofBrand = useBrandActions()
  const everywhere = [...(brand === null ? [] : ofBrand), ...useAppActions(), ...useAccountActions()]
  const own = new Set(here.map(({ id }) => id))
  return { here, everywhere: everywhere.filter(({ id }) => !own.has(id)) }
}

/** Sharing, exports, inviting and comments of the open brand. */
function useBrandActions(): readonly PaletteAction[] {
  const { t } = useLingui()
  const { history } = useRouter()
  const { brand } = useSession()
  const role = useBrandRole(brand ?? 'local-none')
  const offline = useOnlineReason()
  const isInBrand = useRouterState({
    select: ({ matches }) => matches.some(({ staticData }) => staticData.guard === 'brand'),
  })
  if (brand === null) return []
  const isOwn = isLocal(brand)
  const may = (least: BrandRole) => role !== null && isAtLeast(role, least)
  const open = (name: GuideDialogName) => () => {
    openGuideDialog(name)
    // The dialogs belong to the screens of a brand.
    if (!isInBrand) history.push('/brand')
  }
  const download = t`내려받기`
  return [
    ...(!isOwn && may('BRAND_ROLE_DESIGNER')
      ? [
          {
            id: 'share',
            label: t`가이드 공유하기`,
            keywords: t`링크 보내기`,
            disabledReason: offline,
            isOften: true,
            run: open('share'),
          },
        ]
      : []),
    {
      id: 'book',
      label: t`브랜드 북 내려받기`,
      keywords: `PDF ${download}`,
      isOften: true,
      run: open('book'),
    },
    {
      id: 'assets',
      label: t`로고 묶음 내려받기`,
      keywords: `ZIP PNG SVG ${download}`,
      isOften: true,
      run: open('assets'),
    },
    {
      id: 'tokens',
      label: t`디자인 토큰 내려받기`,
      keywords: `CSS SCSS Tailwind ASE ${download}`,
      run: open('tokens'),
    },
    {
      id: 'archive',
      label: t`브랜드 전체 내보내기`,
      keywords: `ZIP ${t`백업`} ${download}`,
      run: open('archive'),
    },
    ...(!isOwn && may('BRAND_ROLE_ADMIN')
      ? [
          {
            id: 'invite',
            label: t`멤버 초대하기`,
            isOften: true,
            run: () => history.push('/brand/setting/team#invite'),
          },
        ]
      : []),
    ...(isInBrand ? [{ id: 'comments', label: t`의견 열기`, isOften: true, run: () => openComments() }] : []),
    {
      id: 'tutorial',
      label: t`처음 안내 다시 보기`,
      run: () => {
        restartTutorial(brand)
        history.push('/brand')
      },
    },
  ]
}

/** Help, theme and language. */
function useAppActions(): readonly PaletteAction[] {
  const { t } = useLingui()
  const { history } = useRouter()
  const [theme, setTheme] = useTheme()
  const themes: readonly { theme: Theme; label: string; keywords: string }[] = [
    { theme: 'light', label: t`밝은 화면으로 바꾸기`, keywords: 'light' },
    { theme: 'dark', label: t`어두운 화면으로 바꾸기`, keywords: 'dark' },
    { theme: 'system', label: t`기기 설정에 맞춘 화면으로 바꾸기`, keywords: 'system' },
  ]
  const themeWords = t`테마 화면 모드`
  const language = pageLanguage()
  return [
    { id: 'help', label: t`도움말 보기`, keywords: t`단축키`, isOften: true, run: openHelp },
    { id: 'new-brand', label: t`새 브랜드 만들기`, run: () => history.push('/quest/0') },
    ...themes
      .filter((one) => one.theme !== theme)
      .map(({ theme: next, label, keywords }) => ({
        id: `theme-${next}`,
        label,
        keywords: `${themeWords} ${keywords} theme`,
        run: () => setTheme(next),
      })),
    ...languages
      .filter(({ key }) => key !== language)
      .map(({ key, name }) => ({
        id: `language-${key}`,
        label: t`언어를 ${name}로 바꾸기`,
        keywords: `${t`언어`} language ${key}`,
        run: () => void switchLanguage(key),
      })),
  ]
}

function useAccountActions(): readonly PaletteAction[] {
  const { t } = useLingui()
  const { history } = useRouter()
  const { session } = useSession()
  if (session) return [{ id: 'log-out', label: t`로그아웃하기`, run: openLogOut }]
  return [
    { id: 'log-in', label: t`로그인하기`, run: () => history.push('/account/login') },
    { id: 'sign-up', label: t`가입하기`, run: () => history.push('/account/signup/intro') },
  ]
}
