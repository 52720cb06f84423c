import type { MessageDescriptor } from '@lingui/core'
import { type AnyRoute, useRouter } from '@tanstack/react-router'
import type { MenuGroup, MenuIcon, ScreenFacts } from './screen.ts'

/** A screen that a menu or the palette can open. */
export interface Jump {
  readonly path: string
  readonly title: MessageDescriptor
  readonly guard: ScreenFacts['guard']
  readonly menu?: { readonly group: MenuGroup; readonly icon: MenuIcon; readonly order: number }
}

/** Every screen without parameters, read from the routes: a new route appears by itself. */
export function useJumps(): readonly Jump[] {
  const { routesById } = useRouter()
  return (Object.values(routesById) as AnyRoute[])
    .flatMap((route) => {
      const screen: ScreenFacts | undefined = route.options.staticData?.screen
      if (!screen?.isJump) return []
      return [
        {
          path: String(route.fullPath).replace(/(?<=.)\/$/, ''),
          title: screen.title,
          guard: screen.guard,
          ...(screen.menu ? { menu: screen.menu } : {}),
        },
      ]
    })
    .sort((a, b) => (a.menu?.order ?? 99) - (b.menu?.order ?? 99))
}
