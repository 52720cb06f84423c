import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { useDocument } from '#engine/documents/react/useDocument.ts'
import { usePeople, useReportScreen } from '#kits/talk/usePeople.ts'
import { guide } from '#model/documents/guide.ts'
import { strategy } from '#model/documents/strategy.ts'
import { textOf } from '#model/fields/answers.ts'
import { pointMark } from '#model/workbook/screen-at.ts'
import { type MapPoint, PointMap } from '#ui/charts/PointMap.tsx'
import { colourOf } from '#ui/colour-of.ts'
import { Button } from '#ui/controls/Button.tsx'
import { Text } from '#ui/Text.tsx'
import { useReadOnlyReason } from '../answers/useReadOnlyReason.ts'
import styles from './PositionBoard.module.css'
import { PositionNumbers } from './PositionNumbers.tsx'
import { type PositionedBrand, usePositionPoints } from './usePositionPoints.ts'

const { positioning } = strategy

interface Props {
  /** Path of the screen, for presence. */
  screen: string
  /** Rendered below the numbers. */
  children?: ReactNode
}

/** The map with draggable points, the brands that have no position yet, and number inputs. */
export default function PositionBoard({ screen, children }: Props) {
  const { t } = useLingui()
  const answers = useAnswers()
  const { isEditable } = useDocument()
  const lock = useReadOnlyReason()
  const [held, setHeld] = useState<string | null>(null)
  const board = useRef<HTMLDivElement>(null)
  const [fresh, setFresh] = useState<string | null>(null)
  const holders = useHolders()
  useReportScreen(held === null ? screen : `${screen}${pointMark}${held}`)
  const ownName =
    textOf(answers, positioning.brandName.path).trim() ||
    textOf(answers, guide.info.name.path).trim() ||
    t`이름 없는 브랜드`
  const { brands, move: put } = usePositionPoints(ownName, (number) => t`이름 없는 브랜드 ${number}`)
  const canMove = isEditable && lock === null
  const unplaced = brands.filter(({ x, y }) => x === null || y === null)
  const end = (field: { path: string }) => textOf(answers, field.path).trim()
  const ends = {
    left: end(positioning.axisXLow),
    right: end(positioning.axisXHigh),
    bottom: end(positioning.axisYLow),
    top: end(positioning.axisYHigh),
  }

  // Moves the focus to a point that was just added.
  useEffect(() => {
    if (fresh === null) return
    board.current?.querySelector<HTMLElement>(`[data-point="${CSS.escape(fresh)}"]`)?.focus()
    setFresh(null)
  }, [fresh])

  const spokenPosition = ({ name, x, y }: MapPoint) => t`${name}, 가로 ${x}, 세로 ${y}`
  return (
    <div ref={board} className={styles.board}>
      <div className={styles.grid}>
        <div className={styles.chart}>
          <PointMap
            label={t`포지션 맵`}
            ends={ends}
            points={pointsOf(brands, holders)}
            words={{
              point: (point) => {
                const where = spokenPosition(point)
                const who = point.holder?.name
                const held = who === undefined ? where : t`${where}. ${who} 님이 잡고 있어요`
                return canMove ? t`${held}. 화살표 키로 옮겨요` : held
              },
              moved: spokenPosition,
            }}
            onHold={setHeld}
            onMove={
              canMove
                ? (key, at) => {
                    const found = brands.find((brand) => brand.key === key)
                    if (found) put(found, at)
                  }
                : undefined
            }
          />
          {canMove && (
            <Text tone="soft" size="small" data-print="none">
              <Trans>끌어서 옮겨요.</Trans>{' '}
              <span className={styles.keys}>
                <Trans>화살표 키는 1씩, Shift와 함께 누르면 10씩 움직여요.</Trans>
              </span>
            </Text>
          )}
        </div>
        <div className={styles.side}>
          {unplaced.length > 0 && canMove && (
            <section className={styles.unplaced} aria-label={t`아직 지도에 없는 브랜드`} data-print="none">
              <h2>
                <Trans>아직 지도에 없어요</Trans>
              </h2>
              <ul>
                {unplaced.map((brand) => {
                  const { name } = brand
                  return (
                    <li key={brand.key}>
                      <span>{name}</span>
                      <Button
                        size="small"
                        aria-label={t`${name} 지도에 놓기`}
                        onClick={() => {
                          put(brand, { x: brand.x ?? 50, y: brand.y ?? 50 })
                          setFresh(brand.key)
                        }}
                      >
                        <Trans>지도에 놓기</Trans>
                      </Button>
                    </li>
                  )
                })}
              </ul>
            </section>
          )}
          <PositionNumbers brands={brands} />
          {lock !== null && (
            <Text tone="soft" size="small">
              {lock}
            </Text>
          )}
          {children}
        </div>
      </div>
    </div>
  )
}

type Holders = ReadonlyMap<string, { readonly name: string; readonly colour: number }>

function pointsOf(brands: readonly PositionedBrand[], holders: Holders): MapPoint[] {
  return brands.flatMap(({ key, name, x, y, size, isOwn }) =>
    x === null || y === null ? [] : [{ key, name, x, y, size, isOwn, holder: holders.get(key) }],
  )
}

function useHolders(): Holders {
  const people = usePeople()
  return new Map(
    people.flatMap((person) => {
      const [, key] = person.screen?.split(pointMark) ?? []
      return key ? [[key, { name: person.name, colour: colourOf(person.id) }] as const] : []
    }),
  )
}
