import { useLingui } from '@lingui/react/macro'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import {
  hexOfSliders,
  moveSlider,
  type Sliders,
  sliderEnds,
  slidersOf,
  trackOf,
} from '#model/colour/colour-sliders.ts'
import type { Hex } from '#model/colour/oklab.ts'
import styles from './ColourSliders.module.css'

interface Props {
  value: Hex
  /** Called while a slider moves; null when it stops. */
  onPreview: (hex: Hex | null) => void
  /** Called when the slider is released. */
  onChoose: (hex: Hex) => void
  isBlocked: boolean
}

const names = ['hue', 'vivid', 'light'] as const

/** Sliders for hue, vividness and lightness; each track shows the colours it would give. */
export function ColourSliders({ value, onPreview, onChoose, isBlocked }: Props) {
  const { t } = useLingui()
  const [held, setHeld] = useState<Sliders | null>(null)
  const isOwn = held !== null && hexOfSliders(held) === value
  const [isMoving, setIsMoving] = useState(false)
  const sliders = held !== null && (isMoving || isOwn) ? held : slidersOf(value, held)
  const labels: Record<keyof Sliders, string> = { hue: t`색상`, vivid: t`선명함`, light: t`밝기` }
  const box = useRef<HTMLDivElement>(null)

  // React's onChange fires on the browser's input event; the native change event fires on release.
  useEffect(() => {
    const element = box.current
    if (!element) return
    const letGo = () => {
      setIsMoving(false)
      onPreview(null)
      if (held !== null) onChoose(hexOfSliders(held))
    }
    element.addEventListener('change', letGo)
    return () => element.removeEventListener('change', letGo)
  }, [held, onChoose, onPreview])

  return (
    <div ref={box} className={styles.sliders}>
      {names.map((name) => {
        const now = Math.round(sliders[name])
        return (
          <label key={name} className={styles.row}>
            <span className={styles.label}>{labels[name]}</span>
            <input
              type="range"
              className={styles.slider}
              min={0}
              max={sliderEnds[name]}
              step={1}
              value={now}
              disabled={isBlocked}
              aria-valuetext={name === 'hue' ? t`${now}도` : t`${now}퍼센트`}
              style={
                {
                  '--track': trackOf(name, sliders),
                  '--thumb': hexOfSliders(sliders),
                } as CSSProperties
              }
              onChange={(event) => {
                const next = moveSlider(sliders, name, Number(event.currentTarget.value))
                setHeld(next)
                setIsMoving(true)
                onPreview(hexOfSliders(next))
              }}
            />
            <output className={styles.value} aria-hidden>
              {name === 'hue' ? `${now}°` : `${now}%`}
            </output>
          </label>
        )
      })}
    </div>
  )
}
