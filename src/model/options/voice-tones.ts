/**
 * Tones of voice that supply a starter for `voiceTone`: `voiceTone` names the chip, `voiceToneStarter` is the
 * sentence, both in `locales/<language>/options-strategy.json`.
 */
export const voiceTones = ['PLAIN', 'KIND', 'EXPERT', 'FRIEND', 'WITTY', 'POLITE', 'STORY', 'CLEAR'] as const
