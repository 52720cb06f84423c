import { type ComponentType, createContext } from 'react'
import type { Section } from '#model/workbook/sections.ts'

/**
 * What is rendered beside the heading of a section's chapter; null for nothing. The app provides it, so that features
 * that render chapters need not know the feature behind it.
 */
export const ChapterSlot = createContext<ComponentType<{ section: Section }> | null>(null)
