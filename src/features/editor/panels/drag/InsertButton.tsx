import type { ComponentProps } from 'react'
import type { Point } from '#scene/shapes/matrix.ts'
import { useDragOut } from './useDragOut.ts'

type Props = Omit<ComponentProps<'button'>, 'type' | 'onClick' | 'onPointerDown' | 'onKeyDown'> & {
  onPress: () => void
  /** It was dropped at a point of the page. */
  onPlace: (point: Point) => void
}

/** Something of a panel that comes to the page: pressed into its middle, or dragged to a point. */
export function InsertButton({ onPress, onPlace, ...rest }: Props) {
  const drag = useDragOut(onPlace)
  return <button {...rest} {...drag} type="button" draggable={false} onClick={() => onPress()} />
}
