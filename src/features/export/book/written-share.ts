import type { BookSection } from './book.ts'

/** From 0 to 1: how much is written of what a section of the book is for. Drawn sections are as whole as they can be. */
export function writtenShare(section: BookSection): number {
  switch (section.id) {
    case 'prose':
      return section.text === '' ? answersAlone : 1
    case 'position':
      if (section.text !== '') return 1
      return section.map && section.map.points.length > 0 ? 0.5 : answersAlone
    case 'values': {
      const { items } = section
      if (items.length === 0) return answersAlone
      const explained = items.filter(({ text }) => text !== '').length / items.length
      return (Math.min(items.length, 3) / 3) * (0.5 + 0.5 * explained)
    }
    case 'keywords':
      return Math.min(1, section.items.length / 5)
    case 'taglines':
      return section.items.length === 0 ? answersAlone : 1
    case 'voice': {
      const parts = [section.who, section.does, section.avoids, section.scales.length > 0 ? 'scales' : '']
      return parts.filter((part) => part !== '').length / parts.length
    }
    case 'market': {
      const rows = section.items.map(({ name, facts }) => ((name === '' ? 0 : 1) + facts.length) / 6)
      return Math.min(1, rows.reduce((sum, share) => sum + share, 0) / 2)
    }
    case 'personas':
      return Math.max(
        0,
        ...section.items.map(
          ({ note, quote, facts }) => ((note === '' ? 0 : 1) + (quote === '' ? 0 : 1) + facts.length) / 7,
        ),
      )
    default:
      return 1
  }
}

/** Where answers of the workbook stand for a text that is not written. */
const answersAlone = 0.25
