/**
 * From so many layers and groups on a page a gesture shows what it changes nearly as it will be: drawing the whole page for each of
 * its steps would take longer than a frame. It is drawn exactly when the gesture ends.
 */
export const crowd = 60
