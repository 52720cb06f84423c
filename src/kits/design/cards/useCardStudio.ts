import { useEffect, useState } from 'react'
import { type CardStudio, createCardStudio } from './card-studio.ts'

/** The studio of a screen, which is closed with it. */
export function useCardStudio(): CardStudio {
  const [studio] = useState(createCardStudio)
  useEffect(() => () => studio.close(), [studio])
  return studio
}
