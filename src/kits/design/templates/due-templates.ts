import { nextDaysOf } from '#model/occasions/occasions.ts'
import { daysBetween } from '#model/time/periods.ts'
import type { Template } from './templates-read.ts'

/** A template that the calendar asks for. */
export interface DueTemplate {
  readonly template: Template
  readonly occasion: Template['occasions'][number]
  /** Until its first day; 0: it is on. */
  readonly days: number
}

/**
 * Templates whose day or season is on or begins within `within` days of `today`, a day in Seoul, the soonest first. One that is
 * for several of them is there once: for a day rather than for the season around it.
 */
export function dueTemplates(templates: readonly Template[], today: string, within = 35): DueTemplate[] {
  return templates
    .flatMap((template) => {
      const due = template.occasions.flatMap((occasion) => {
        const next = nextDaysOf(occasion.key, today)
        if (!next) return []
        const days = Math.max(0, daysBetween(today, next.from))
        return days <= within ? [{ template, occasion, days, lasts: daysBetween(next.from, next.to) }] : []
      })
      return due.sort((a, b) => a.lasts - b.lasts).slice(0, 1)
    })
    .map(({ lasts: _, ...due }) => due)
    .sort((a, b) => a.days - b.days || a.template.idTemplate - b.template.idTemplate)
}
