import { Trans, useLingui } from '@lingui/react/macro'
import { useAnswers } from '#engine/documents/react/useAnswers.ts'
import { guide } from '#model/documents/guide.ts'
import { strategy } from '#model/documents/strategy.ts'
import { itemsOf, textOf } from '#model/fields/answers.ts'
import { type MapPoint, PointMap } from '#ui/charts/PointMap.tsx'

const { positioning } = strategy

/** The position map, read-only. */
export function PositionView() {
  const { t } = useLingui()
  const answers = useAnswers()
  const read = ({ path }: { path: string }) => textOf(answers, path).trim()
  const number = (value: unknown) => (typeof value === 'number' ? value : null)
  const brands = [
    {
      key: 'own',
      isOwn: true,
      name: read(positioning.brandName) || read(guide.info.name) || t`이름 없는 브랜드`,
      x: answers[positioning.axisX.path],
      y: answers[positioning.axisY.path],
      size: answers[positioning.axisZ.path],
    },
    ...itemsOf(answers, positioning.competitors.path).map((row, index) => {
      const place = index + 1
      const name = typeof row.brandName === 'string' ? row.brandName.trim() : ''
      return {
        key: String(row.key),
        isOwn: false,
        name: name || t`이름 없는 브랜드 ${place}`,
        x: row.axisX,
        y: row.axisY,
        size: row.axisZ,
      }
    }),
  ]
  const points = brands.flatMap((brand): MapPoint[] => {
    const [x, y] = [number(brand.x), number(brand.y)]
    return x === null || y === null ? [] : [{ ...brand, x, y, size: number(brand.size) }]
  })
  const spoken = ({ name, x, y }: MapPoint) => t`${name}, 가로 ${x}, 세로 ${y}`
  return (
    <>
      <PointMap
        label={t`포지션 맵`}
        ends={{
          left: read(positioning.axisXLow),
          right: read(positioning.axisXHigh),
          bottom: read(positioning.axisYLow),
          top: read(positioning.axisYHigh),
        }}
        points={points}
        words={{ point: spoken, moved: spoken }}
      />
      {points.length === 0 && (
        <p>
          <Trans>아직 지도에 놓인 브랜드가 없어요.</Trans>
        </p>
      )}
    </>
  )
}
