import { useRouterState } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { chapterInView } from './chapter-in-view.ts'

/** Anchor of the chapter that is being read; follows scrolling, links to chapters, and changes of the page's height. */
export function useChapterInView(anchors: readonly string[]): string | undefined {
  const hash = useRouterState({ select: (state) => state.location.hash })
  const [current, setCurrent] = useState(anchors[0])
  const key = anchors.join(' ')
  useEffect(() => {
    const read = () => setCurrent(measure(key.split(' '), hash))
    read()
    const ending = new AbortController()
    addEventListener('scroll', read, { passive: true, signal: ending.signal })
    addEventListener('resize', read, { signal: ending.signal })
    // Chapters are loaded one after the other, and grow while a member writes.
    const height = new ResizeObserver(read)
    height.observe(document.body)
    return () => {
      ending.abort()
      height.disconnect()
    }
  }, [key, hash])
  return current
}

function measure(anchors: readonly string[], hash: string): string | undefined {
  const elements = anchors.flatMap((anchor) => document.getElementById(anchor) ?? [])
  const page = document.documentElement
  const { scrollTop, clientHeight, scrollHeight } = page
  const [first] = elements
  const margin = first ? pixels(getComputedStyle(first).scrollMarginTop) : 0
  return chapterInView({
    chapters: elements.map((element) => ({ anchor: element.id, top: element.getBoundingClientRect().top })),
    // One pixel more, because positions are fractions of pixels on some screens.
    line: pixels(getComputedStyle(page).scrollPaddingTop) + margin + 1,
    isAtStart: scrollTop <= 0,
    isAtEnd: scrollTop + clientHeight >= scrollHeight - 1,
    hash,
  })
}

/** 0 for `auto`. */
function pixels(length: string): number {
  return Number.parseFloat(length) || 0
}
