import { en as reviews } from '#model/reviews/en.ts'
import { en as texts } from '#model/tools/texts/en.ts'

export const sentences = { texts, reviews }
