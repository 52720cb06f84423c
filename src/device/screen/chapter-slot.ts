import { type ComponentType, createContext } from 'react'
import type { Section } from '#model/workbook/sections.ts'

/**
 * What else stands beside the mark of a section's chapter. The app says it once for every page of guide and strategy,
 * so that the features that draw chapters need not know it; null draws nothing.
 */
export const ChapterSlot = createContext<ComponentType<{ section: Section }> | null>(null)
