import { markForm, onClick, onInput, onPageShow, onSubmit } from './enhanced-form';

document.addEventListener('submit', onSubmit);
document.addEventListener('input', onInput);
document.addEventListener('click', onClick, true);
window.addEventListener('pageshow', onPageShow);

export default markForm;
