/** The build without subtitles, other sound tracks and protected content; it is told apart by its size alone. */
declare module 'hls.js/light' {
  export { default } from 'hls.js';
}
