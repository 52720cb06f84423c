import { useLingui } from '@lingui/react'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useSession } from '#engine/identity/session.ts'
import { useBrandRole } from '#engine/store/useBrandRole.ts'
import { useWatched } from '#engine/watch/useWatched.ts'
import { pageLanguage } from '#engine/words/page-language.ts'
import { useOnlineReason } from '#engine/words/useOnlineReason.ts'
import { registeredActions } from '#kits/actions/keymap.ts'
import { useTheme } from '#ui/useTheme.ts'
import type { ActionContext } from '../actions/app-action.ts'
import { paletteActions } from './palette-actions.ts'

/** An action in the words of the page. */
export interface PaletteAction {
  readonly id: string
  readonly label: string
  readonly note?: string | undefined
  readonly disabledReason?: string | undefined
  /** Further words by which it is found. */
  readonly keywords?: string
  /** Whether it is offered before anything is typed. */
  readonly isOften?: boolean
  run(): void
}

interface Actions {
  /** Those of the open screen. */
  readonly here: readonly PaletteAction[]
  /** Those of every screen. */
  readonly everywhere: readonly PaletteAction[]
}

/** What can be done now: by the screen, by the role in the brand, and by whether the user is signed in. */
export function usePaletteActions(): Actions {
  const { i18n } = useLingui()
  const { screen } = useWatched(registeredActions)
  const context = useActionContext()
  const offline = useOnlineReason()
  const own = new Set(screen.map(({ id }) => id))
  return {
    here: screen.map((action) => ({ ...action, label: i18n._(action.label) })),
    everywhere: paletteActions
      .filter((action) => !own.has(action.id) && (action.when?.(context) ?? true))
      .map(({ id, label, keywords = [], isOften = false, needsNetwork, run }) => ({
        id,
        label: i18n._(label),
        keywords: keywords.map((word) => (typeof word === 'string' ? word : i18n._(word))).join(' '),
        isOften,
        disabledReason: needsNetwork ? offline : undefined,
        run: () => run(context),
      })),
  }
}

function useActionContext(): ActionContext {
  const { history } = useRouter()
  const { session, brand } = useSession()
  const role = useBrandRole(brand ?? 'local-none')
  const isInBrand = useRouterState({
    select: ({ matches }) => matches.some(({ staticData }) => staticData.guard === 'brand'),
  })
  const [theme, setTheme] = useTheme()
  return {
    ...{ brand, role, isInBrand, theme, setTheme },
    isSignedIn: session !== null,
    language: pageLanguage(),
    goTo: (address) => history.push(address),
  }
}
