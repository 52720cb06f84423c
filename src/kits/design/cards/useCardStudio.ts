import { useEffect, useState } from 'react'
import { type CardStudio, createCardStudio } from './card-studio.ts'

/** The studio of a screen, whose worker starts at once and ends with the screen. */
export function useCardStudio(): CardStudio {
  const [studio] = useState(createCardStudio)
  useEffect(() => {
    studio.prepare()
    return () => studio.close()
  }, [studio])
  return studio
}
