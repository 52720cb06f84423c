import type { MessageDescriptor } from '@lingui/core'
import { type AnyRoute, useRouter } from '@tanstack/react-router'
import { allowsLevel, levelOfPlan } from '#model/access/plan-levels.ts'
import { guardOf } from './guarded-paths.ts'
import type { Guard, MenuEntry, MenuGroup, MenuNeed, ScreenFacts } from './screen.ts'

/** A screen that a menu, the palette or a shortcut opens. */
export interface ScreenLink extends Pick<ScreenFacts, 'isInPalette' | 'shortcut'> {
  readonly path: string
  readonly title: MessageDescriptor
  readonly guard: Guard
  readonly menu?: MenuEntry
}

/**
 * Every screen that its route offers in the menu, the palette or by a shortcut, in the order of the menu.
 */
export function useScreenLinks(): readonly ScreenLink[] {
  const { routesById } = useRouter()
  return (Object.values(routesById) as AnyRoute[])
    .flatMap((route): ScreenLink[] => {
      const screen = route.options.staticData?.screen
      if (!screen?.menu && !screen?.isInPalette && !screen?.shortcut) return []
      return [{ ...screen, path: String(route.fullPath).replace(/(?<=.)\/$/, ''), guard: guardOf(route) }]
    })
    .sort((a, b) => (a.menu?.order ?? 99) - (b.menu?.order ?? 99))
}

/** What a menu is shown to: the plan of the brand, null for one that is not known yet, and what there is beside. */
export interface MenuFacts {
  readonly plan: string | null
  readonly has: Readonly<Record<MenuNeed, boolean>>
}

/** Whether a group of the menu shows a screen. */
export function isInMenu({ menu }: ScreenLink, group: MenuGroup, { plan, has }: MenuFacts): boolean {
  if (menu?.group !== group || (menu.needs !== undefined && !has[menu.needs])) return false
  return plan === null ? menu.levels === undefined : allowsLevel(levelOfPlan(plan), menu.levels)
}
