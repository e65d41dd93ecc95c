// The site's content policy forbids code made from text, which shaders are set up with otherwise.
import 'pixi.js/unsafe-eval';
import { WebGLRenderer } from 'pixi.js';

export function webglRenderer(): WebGLRenderer {
  return new WebGLRenderer();
}
