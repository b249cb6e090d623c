import { atRest } from '../enhancement/at-rest';
import { markForm, onClick, onInput, onPageShow, onSubmit } from './enhanced-form';

document.addEventListener('submit', onSubmit);
document.addEventListener('input', onInput);
document.addEventListener('click', onClick, true);
window.addEventListener('pageshow', onPageShow);

atRest(() => void import('../enhancement/content').catch(() => undefined)); // there when a response needs it

export default markForm;
