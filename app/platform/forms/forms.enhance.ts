import { markForm, onClick, onPageShow, onSubmit } from './enhanced-form';

document.addEventListener('submit', onSubmit);
document.addEventListener('click', onClick, true);
window.addEventListener('pageshow', onPageShow);

export default markForm;
