export { default } from '../(main)/forbidden';
