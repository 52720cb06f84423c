import type { MessageDescriptor } from '@lingui/core'
import { type AnyRoute, useRouter } from '@tanstack/react-router'
import { allowsLevel, levelOfPlan } from '#model/access/plan-levels.ts'
import type { MenuGroup, MenuPlace, ScreenFacts } from './screen.ts'

/** A screen that a menu or the palette can open. */
export interface Jump {
  readonly path: string
  readonly title: MessageDescriptor
  readonly guard: ScreenFacts['guard']
  readonly menu?: MenuPlace
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

/** Whether a group of the menu shows a screen to a brand of this plan. */
export function isInMenu({ menu }: Jump, group: MenuGroup, plan: string): boolean {
  return menu?.group === group && allowsLevel(levelOfPlan(plan), menu.levels)
}
