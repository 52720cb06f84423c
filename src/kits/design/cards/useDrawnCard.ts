import { type RefObject, useEffect, useState } from 'react'
import type { Body, Page } from '#scene/body/body.ts'
import type { DressOfBrand } from '../dress/useDress.ts'
import { type CardStudio, type DrawnCard, isWideEnough } from './card-studio.ts'

export interface CardSource {
  readonly body: Body
  /** One of its pages. */
  readonly page: Page
  readonly brand: DressOfBrand
  readonly studio: CardStudio
}

/** The picture of a page as wide as an element, the one before it until it is drawn; `refused` where the page has to draw it. */
export function useDrawnCard(
  { body, page, brand: { dress, bytes }, studio }: CardSource,
  frame: RefObject<HTMLElement | null>,
): DrawnCard | 'refused' | null {
  const [last, setLast] = useState<DrawnCard | null>(null)
  const [refused, setRefused] = useState<Pick<DrawnCard, 'page' | 'dress'> | null>(null)
  const isRefused = (refused?.page === page && refused.dress === dress) || !studio.isPossible()
  // A card that left the window is used again for another page.
  const shown = last?.page === page ? last : studio.known(page, dress)
  useEffect(() => {
    const element = frame.current
    if (!element || isRefused) return
    let width = 0
    let end = () => {}
    const draw = (wanted: number) => {
      end()
      width = wanted
      const { answer, cancel } = studio.draw({ body, page, brand: { dress, bytes }, width })
      let isOver = false
      end = () => {
        isOver = true
        cancel()
      }
      void answer.then((card) => {
        if (isOver) return
        if (card) setLast(card)
        else setRefused({ page, dress })
      })
    }
    const observer = new ResizeObserver(([entry]) => {
      const wanted = Math.ceil((entry?.contentRect.width ?? 0) * devicePixelRatio)
      if (wanted > 0 && !isWideEnough(width, wanted)) draw(wanted)
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      end()
    }
  }, [studio, body, page, dress, bytes, isRefused, frame])
  return isRefused ? 'refused' : shown
}
